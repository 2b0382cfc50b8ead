/** The live section of /ai-receptionist before its conversation with a made-up practice begins. */
export const livePractice = {
  title: 'Talk to one now.',
  irishTitle: 'Labhair le ceann anois.',
  text: 'A real receptionist at a made-up clinic. Speak or type, in English or Irish, and watch it book.',
  start: 'Start',
  startNote: 'It speaks first, and says that it is an AI',
  withoutScripts: 'Type to our own receptionist instead',
  loading: 'Opening the conversation …',
  field: 'Or type to it',
  placeholder: 'In English or Irish',
  send: 'Send',
  suggestions: 'Things to say',
  say: [
    { text: 'Is there anything on Thursday?', language: 'en' },
    { text: 'An bhfuil sibh oscailte Dé Sathairn?', language: 'ga' },
    { text: 'I want to talk to a person', language: 'en' },
    { text: 'Do you take Laya?', language: 'en' },
  ],
} as const
