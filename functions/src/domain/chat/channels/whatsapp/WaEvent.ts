import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { Mark } from '../outgoing/noteMark.ts'

/**
 * A person as WhatsApp names him; either may be empty. `number`: digits alone. `userId`: his id towards one
 * business, such as `US.1349…`, which people have who hide their number.
 */
export interface WaPerson {
  number: string
  userId: string
}

/** What WhatsApp tells of a number of ours (`phoneId`), or of the business account (`wabaId`) it belongs to. */
export type WaEvent =
  | { kind: 'message'; phoneId: string; person: WaPerson; incoming: Incoming }
  | { kind: 'mark'; phoneId: string; person: WaPerson; marks: Mark[] }
  /** The same person has other names from now on. */
  | { kind: 'moved'; phoneId: string; before: WaPerson; after: WaPerson }
  /** `at`: milliseconds since 1970, the end of that second; undefined where Meta does not say it. */
  | { kind: 'account'; wabaId: string; at: number | undefined; isOver: boolean; connection: string }
  /** `phoneNumber`: digits alone. */
  | { kind: 'quality'; wabaId: string; phoneNumber: string; quality: string }
