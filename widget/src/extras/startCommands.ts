import type { Call } from '../commands.ts'
import type { Kit } from './createKit.ts'
import type { Part } from './Part.ts'
import type { startSpeaking } from './language/speak.ts'
import type { PartName } from './startParts.ts'
import { startAnnouncing } from './notifyPage.ts'

type Undo = () => void
type Answer = Undo | undefined | void

interface CommandOptions {
  need: (name: PartName) => Promise<Part>
  /** Returns whether a form has to be completed before anything can be sent. */
  isBlocking: () => boolean
  speaking: ReturnType<typeof startSpeaking>
}

/** Commands that the panel runs itself. */
const panelCommands = ['open', 'close', 'toggle', 'destroy', 'configure']

/** Starts the page's commands except opening and closing the panel. */
export function startCommands(kit: Kit, { need, isBlocking, speaking }: CommandOptions) {
  const { conversation } = kit.chat
  const { state } = conversation

  /** Sends a message of the page after earlier ones, and after a form that comes first. */
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
    on: startAnnouncing(kit),
    setLanguage: speaking.setLanguage,
    trigger: async (eventName) => (await need('greeting')).trigger?.(eventName),
    openForm: async (id) => (await need('forms')).openForm?.(id),
  }

  return {
    run: ([name, first, second]: Call): Answer | Promise<Answer> => {
      if (Object.hasOwn(commands, name)) return commands[name]?.(first, second)
      const names = [...Object.keys(commands), ...panelCommands].join(', ')
      console.error(`Parley has no command “${name}”. Its commands are ${names}.`)
    },
  }
}
