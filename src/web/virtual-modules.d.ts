/** The address of the script of a conversation; see scripts/vite/build-widget.ts. */
declare module 'virtual:talk-script' {
  const address: string
  export default address
}
