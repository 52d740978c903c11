/** @jsxImportSource @parley/widget */
import type { Children } from '@parley/widget/jsx-runtime'
import type { CallScreen } from '../../voice/startCall.tsx'
import type { Kit } from '../createKit.ts'
import { ScreenTitle } from './ScreenTitle.tsx'

/** A voice call; all that it needs comes when the first one is made. */
export function startCallScreen(kit: Kit, onClose: () => void) {
  const { chat, texts } = kit
  let call: CallScreen | undefined
  let isFailed = false
  let isOpen = false

  async function start(): Promise<void> {
    isFailed = false
    const voice = await import('../../voice/startCall.tsx').catch(() => undefined)
    isFailed = !voice
    if (isOpen) call = voice?.startCall(kit, onClose)
    chat.update()
  }

  return {
    open() {
      isOpen = true
      void start()
    },
    close() {
      isOpen = false
      call?.end()
      call = undefined
    },
    view(): Children {
      if (call) return call.view()
      const say = texts()
      return (
        <div key="call" class="screen">
          <ScreenTitle title={say.call} back={say.back} onBack={onClose} />
          <output class="words">{isFailed ? say.failed : say.connecting}</output>
        </div>
      )
    },
  }
}
