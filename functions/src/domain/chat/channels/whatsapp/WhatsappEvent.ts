import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { Mark } from '../outgoing/storeMark.ts'

/**
 * A person in WhatsApp's names; either may be empty. `number`: digits only. `userId`: the id for one
 * business, such as `US.1349…`, of people who hide their number.
 */
export interface WhatsappPerson {
  number: string
  userId: string
}

/** An event of one of our numbers (`phoneId`), or of its business account (`wabaId`). */
export type WhatsappEvent =
  | { kind: 'message'; phoneId: string; person: WhatsappPerson; incoming: Incoming }
  | { kind: 'mark'; phoneId: string; person: WhatsappPerson; marks: Mark[] }
  /** The same person has new names. */
  | { kind: 'moved'; phoneId: string; before: WhatsappPerson; after: WhatsappPerson }
  /** `at`: milliseconds since 1970, the end of that second; undefined when Meta does not send it. */
  | { kind: 'account'; wabaId: string; at: number | undefined; isOver: boolean; connection: string }
  /** `phoneNumber`: digits only. */
  | { kind: 'quality'; wabaId: string; phoneNumber: string; quality: string }
