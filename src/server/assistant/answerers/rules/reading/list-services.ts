import type { Service } from '#contracts/receptionist/diary.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'

/** The services with all their names, in both languages and in the organisation's other words. */
export const listServices = (services: Service[]): ServiceName[] =>
  services.map(({ id, name, otherWords }) => ({
    id,
    names: [name.en, name.ga, ...otherWords.split(',').filter((word) => word.trim() !== '')],
  }))
