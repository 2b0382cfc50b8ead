export type Message = { title: string; description?: string; variant?: 'default' | 'destructive' }
/** What can still be taken back or done about it. */
export type WithAction = { action?: { label: string; onSelect: () => void } }

export type ToastMessage = Message & WithAction & { id: number }
