import type { Call } from '../commands.ts'
import type { Kit } from './createKit.ts'
import type { Part } from './Part.ts'
import type { startSpeaking } from './speak.ts'
import type { PartName } from './startParts.ts'
import { startTelling } from './tellPage.ts'

type Undo = () => void
type Answer = Undo | undefined | void

interface CommandOptions {
  need: (name: PartName) => Promise<Part>
  /** Whether something has to be filled in before anything can be sent. */
  isBlocking: () => boolean
  speaking: ReturnType<typeof startSpeaking>
}

/** What the panel does by itself when the page calls it. */
const panelCommands = ['open', 'close', 'toggle', 'destroy', 'configure']

/** What a page may call besides opening and closing the panel. */
export function startCommands(kit: Kit, { need, isBlocking, speaking }: CommandOptions) {
  const { conversation } = kit.chat
  const { state } = conversation

  /**
   * Messages go one by one: what the page sends meanwhile waits for its turn, and for the form that comes
   * before it.
   */
  async function send(text: unknown): Promise<void> {
    if (!state.config) conversation.proceed()
    while (
      ((state.pending && !state.failure) || (!state.config && state.isBusy) || isBlocking()) &&
      !kit.signal.aborted
    ) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (!kit.signal.aborted) conversation.send(String(text))
  }

  const commands: Record<string, (first: unknown, second: unknown) => Answer | Promise<Answer>> = {
    send: (text) => void send(text),
    identify: async (identity) => (await need('identity')).identify?.(identity),
    on: startTelling(kit),
    setLanguage: speaking.setLanguage,
    trigger: async (eventName) => (await need('greeting')).trigger?.(eventName),
    openForm: async (id) => (await need('forms')).openForm?.(id),
  }

  return {
    run: ([name, first, second]: Call): Answer | Promise<Answer> => {
      if (Object.hasOwn(commands, name)) return commands[name]?.(first, second)
      const known = [...Object.keys(commands), ...panelCommands].join(', ')
      console.error(`Parley has no command “${name}”. Its commands are ${known}.`)
    },
  }
}
