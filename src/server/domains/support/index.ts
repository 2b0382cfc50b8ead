export { rateTicket, reopenTicket, replyToTicket, resolveTicket } from './customer.ts'
export { type DeskTicketDetails, getDeskTicket, markDeskTicketRead } from './desk-ticket.ts'
export { countDesk, type DeskList, type DeskTicket, listDesk } from './list-desk.ts'
export type { TicketMessage } from './messages.ts'
export { openTicket } from './open-ticket.ts'
export {
  countOwnTickets,
  getTicket,
  listTickets,
  markTicketRead,
  type OwnTicket,
  type OwnTicketList,
} from './own-tickets.ts'
export { addBusinessTicketSamples, addGovernmentTicketSamples, clearTicketSamples } from './samples.ts'
export { addTicketNote, answerTicket, assignTicket, changeTicketState } from './staff.ts'
export { getSupportPromise, type SupportPromise } from './support-promise.ts'
