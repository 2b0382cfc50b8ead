import type { ExampleCall } from '#content/en/home-examples.ts'

/** Ten units a second, with the stem at half the height. speech-strokes.ts computes the voices. */
export function VoiceStrokes({ call, voices }: { call: ExampleCall; voices: string[][] }) {
  const width = call.seconds * 10
  return (
    <svg className="call-wave" viewBox={`0 0 ${width} 176`} preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path className="call-stem" d={`M0 88H${width}`} />
      {call.parts.map((part, index) =>
        'done' in part ? null : voices[index]?.map((strokes) => <path key={strokes} data-cut={part.by} d={strokes} />),
      )}
    </svg>
  )
}
