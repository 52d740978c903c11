import type { HandoffState } from '@parley/functions/shared/handoff'
import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { readStored, writeStored } from '../storage.ts'
import type { Outgoing } from './Conversation.ts'

interface Memory {
  config: WidgetConfig | undefined
  /** Version of the text that was agreed to. */
  consent: string | undefined
  token: string | undefined
  pending: Outgoing | undefined
  waiting: Outgoing[]
  handoff: HandoffState
  /** The backend has noted the visit of this tab. */
  isTold: boolean | undefined
  /** When all this was true, in milliseconds since 1970. */
  at?: number
}

/** What a browser keeps of an agent's chat: for all its tabs, and for this one. */
export function openMemory(agentId: string) {
  // The number changes with the shape of what is kept: a newer widget must not trip over an older one's
  // memory.
  const key = `parley:2:${agentId}`
  const readShared = () => readStored<Memory>('localStorage', key)
  return {
    /** Changes with whatever any tab writes. */
    writtenAt: () => readShared()?.at,
    read: (): Partial<Memory> => ({ ...readShared(), ...readStored<Memory>('sessionStorage', key) }),
    write({ config, consent, token, pending, waiting, handoff, isTold }: Memory): void {
      // A tab that goes its own way keeps its key to the conversation to itself.
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
