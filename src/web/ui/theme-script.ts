/** Runs in the head before the first paint: the stored choice, else the system's. */
export const themeScript = `(() => {
  let theme
  try { theme = localStorage.getItem('theme') } catch {}
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
})()`
