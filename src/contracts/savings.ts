/** What a saving came from: the company's three offers to a business. */
export const SAVING_CATEGORIES = ['receptionist', 'automation', 'marketing'] as const
export type SavingCategory = (typeof SAVING_CATEGORIES)[number]

export const SAVING_CATEGORY_LABELS: Record<SavingCategory, string> = {
  receptionist: 'AI receptionist',
  automation: 'Business automation',
  marketing: 'Websites and marketing',
}
