/** The address of the conversation's script, see scripts/vite/build-widget.ts. */
declare module 'virtual:talk-script' {
  const address: string
  export default address
}
