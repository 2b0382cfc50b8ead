import { toast } from '#web/ui/toast.tsx'

/** Copies a text to the clipboard, and says whether that worked. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: done })
  } catch {
    const description = 'Your browser does not allow it. Please select the text instead.'
    toast({ title: 'Not copied', description, variant: 'destructive' })
  }
}
