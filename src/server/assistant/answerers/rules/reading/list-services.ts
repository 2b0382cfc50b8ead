import type { Service } from '#contracts/receptionist/diary.ts'
import type { ServiceName } from '../../../understanding/services/service-name.ts'

export const listServices = (services: Service[]): ServiceName[] =>
  services.map(({ id, name, otherWords }) => ({
    id,
    names: [name.en, name.ga, ...otherWords.split(',').filter((word) => word.trim() !== '')],
  }))
