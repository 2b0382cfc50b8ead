/** The loading sign. Words beside it must say what is loading. */
export function RisingStrokes() {
  return (
    <svg
      className="rising-strokes flex-none"
      width="18"
      height="16"
      viewBox="0 0 18 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 8H18" strokeWidth="1" opacity="0.45" />
      <path d="M4 3V13" />
      <path d="M9 3V13" />
      <path d="M14 3V13" />
    </svg>
  )
}
