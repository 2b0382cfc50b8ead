export { rateTicket, reopenTicket, replyToTicket, resolveTicket } from './customer-actions.ts'
export { getDeskTicket, markDeskTicketRead } from './get-desk-ticket.ts'
export { getSupportPromise } from './get-support-promise.ts'
export { countDesk, listDesk } from './list-desk.ts'
export { listOrganisationTickets } from './list-organisation-tickets.ts'
export { openTicket } from './open-ticket.ts'
export {
  countOwnTickets,
  getTicket,
  listTickets,
  markTicketRead,
} from './own-tickets.ts'
export { addTicketNote, answerTicket, assignTicket, changeTicketState } from './staff-actions.ts'
export { addBusinessTicketSamples, addGovernmentTicketSamples, clearTicketSamples } from './ticket-samples.ts'
