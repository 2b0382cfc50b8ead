export type Message = { title: string; description?: string; variant?: 'default' | 'destructive' }
/** An action such as undo. */
export type WithAction = { action?: { label: string; onSelect: () => void } }

export type ToastMessage = Message & WithAction & { id: number }
