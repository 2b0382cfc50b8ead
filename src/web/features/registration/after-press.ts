/**
 * For what a field says once it was left. When it was left by pressing a button, a new line under the field would move
 * that button away from under the pointer, and the press would be lost: so it waits for the end of the press.
 */
export function afterPress(work: () => void): void {
  if (document.querySelector(':active') === null) work()
  else addEventListener('mouseup', () => setTimeout(work), { once: true })
}
