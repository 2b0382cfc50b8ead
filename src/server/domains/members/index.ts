export { changeMemberRole } from './change-member-role.ts'
export { exportMembers } from './export-members.ts'
export {
  inviteMember,
  listMemberInvitations,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from './invite-member.ts'
export {
  getInvitationToJoin,
  type InvitationToJoin,
  joinOrganisation,
  redeemInvitationToJoin,
} from './join-organisation.ts'
export { getMember, listMembers, type MemberInList, selectMembers } from './list-members.ts'
export { listOrganisationPeople } from './list-organisation-people.ts'
export {
  acceptOwnership,
  declineOwnership,
  findOwnershipOffer,
  offerOwnership,
  withdrawOwnershipOffer,
} from './offer-ownership.ts'
export { leaveOrganisation, removeMember } from './remove-member.ts'
export { listOwnOrganisations, switchOrganisation } from './switch-organisation.ts'
