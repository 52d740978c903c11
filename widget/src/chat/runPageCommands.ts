import type { Call } from '../commands.ts'
import type { Chat } from './Chat.ts'

type Undo = () => void

/**
 * Runs the page's commands in order: opening and closing itself, all others with the extras.
 * `on` resolves with the function that stops listening. After the signal has ended the widget, calls wait for
 * the script of the next agent.
 */
export function runPageCommands(chat: Chat, toggle: () => void, signal: AbortSignal) {
  const { mount, open, close, extend } = chat
  const { script, agentId, destroy } = mount
  /** The latest call that the extras have not finished. */
  let extending: Promise<unknown> | undefined

  /** Adds a widget of another agent to the same page. */
  function configure(configuration: unknown): void {
    const other = document.createElement('script')
    other.src = script.src
    Object.assign(other.dataset, configuration)
    if (other.dataset['agent'] !== agentId) document.head.append(other)
  }

  const own: Record<string, (given: unknown) => void> = {
    open: () => open(),
    close,
    toggle,
    destroy,
    configure,
  }

  return async (call: Call): Promise<Undo | undefined> => {
    const [name, given] = call
    if (signal.aborted) return void window.Parley?.q?.push(call)
    // Commands run in the order of the calls, also while earlier ones wait for the extras.
    if (extending) await extending
    const act = own[name]
    if (act) {
      act(given)
      return undefined
    }
    chat.isCommanded = true
    const undo = extend((extras) => extras.run(call))
    const done = (extending = undo.finally(() => extending === done && (extending = undefined)))
    return (await undo) || undefined
  }
}
