/** What mails and the page say to somebody on a waiting list. */
export const waiting = {
  joined: {
    subject: (day: string) => `You are on the waiting list, ${day}`,
    title: 'You are on the waiting list',
    text: (minutes: string) =>
      `If a time becomes free, we write to you at once and keep it for you for ${minutes}. Whoever came first is asked first.`,
    action: 'See or leave the waiting list',
  },
  offered: {
    subject: (time: string) => `A time is free: ${time}`,
    title: 'A time has become free',
    text: (until: string) =>
      `It is kept for you until ${until}. After that it is offered to the next person, and you stay on the waiting list.`,
    action: 'Take or decline this time',
  },
  minutes: (minutes: number) =>
    minutes % 60 === 0 ? (minutes === 60 ? 'one hour' : `${minutes / 60} hours`) : `${minutes} minutes`,
  day: 'Day',
  kicker: 'Waiting list',
  states: {
    waiting: 'You are waiting for a time on this day. We write to you as soon as one is free.',
    booked: 'You took the time, and it is booked. The confirmation is on its way to you.',
    ended: 'You are no longer on the waiting list.',
    over: 'This day is over, and so is its waiting list.',
  },
  keptUntil: (time: string) => `Kept for you until ${time}.`,
  take: 'Take this time',
  decline: 'Not this time',
  leave: 'Leave the waiting list',
  gone: 'This time is kept no longer. You are still on the waiting list.',
}

export type WaitingTexts = typeof waiting
