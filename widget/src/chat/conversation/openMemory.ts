import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { readStored, writeStored } from '../../storage.ts'
import type { Outgoing } from './Conversation.ts'

interface Memory {
  config: WidgetConfig | undefined
  /** The version of the consent text that the visitor agreed to. */
  consent: string | undefined
  token: string | undefined
  pending: Outgoing | undefined
  waiting: Outgoing[]
  handoff: HandoffState
  /** The backend has recorded the visit of this tab. */
  isTold: boolean | undefined
  /** The time of this state, in milliseconds since 1970. */
  at?: number
}

/** Opens the browser's storage for an agent's chat: one part for all tabs, one for this tab. */
export function openMemory(agentId: string) {
  // The number changes with the shape of the stored data, so that a newer widget does not read that of an
  // older one.
  const key = `parley:2:${agentId}`
  const readShared = () => readStored<Memory>('localStorage', key)
  return {
    /** Changes whenever any tab writes. */
    writtenAt: () => readShared()?.at,
    read: (): Partial<Memory> => ({ ...readShared(), ...readStored<Memory>('sessionStorage', key) }),
    write({ config, consent, token, pending, waiting, handoff, isTold }: Memory): void {
      // A tab that does not share its conversation keeps the token to itself.
      const isShared = config?.syncBrowser
      writeStored('localStorage', key, {
        config,
        consent,
        handoff,
        at: Date.now(),
        token: isShared ? token : undefined,
      })
      writeStored('sessionStorage', key, { pending, waiting, isTold, token: isShared ? undefined : token })
    },
  }
}
