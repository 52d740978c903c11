import type { Part, PartKit } from './Part.ts'
import { startAnnouncing } from './notifyPage.ts'

type Answer = (() => void) | undefined | void

/** Commands that the panel runs itself. */
const panelCommands = ['open', 'close', 'toggle', 'destroy', 'configure']

/** Starts the page's commands except opening and closing the panel. */
export function startCommands(kit: PartKit): Part {
  const { isBlocking, need } = kit
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
    setLanguage: kit.setLanguage,
    trigger: async (eventName) => (await need('greeting')).trigger?.(eventName),
    openForm: async (id) => (await need('forms')).openForm?.(id),
  }

  return {
    run: ([name, first, second]): Answer | Promise<Answer> => {
      if (Object.hasOwn(commands, name)) return commands[name]?.(first, second)
      const names = [...Object.keys(commands), ...panelCommands].join(', ')
      console.error(`Parley has no command “${name}”. Its commands are ${names}.`)
    },
  }
}
