import type { CallReply } from '@parley/functions/shared/chat/callApi'
import { failureTexts } from '@parley/functions/shared/widgetTexts/failureTexts'
import type { ComponentChildren } from 'preact'
import type { CallScreen } from '../../voice/startCall.tsx'
import type { Kit } from '../createKit.ts'
import { failureText } from '../failures/failureText.ts'
import { CallStage } from './CallStage.tsx'
import { screenTexts } from './screenTexts.ts'

declare global {
  interface Document {
    /** Only in Chromium; other browsers do not tell a page's policy from a visitor's refusal. */
    featurePolicy?: { allowsFeature: (name: string) => boolean }
  }
}

/** Starts the screen of voice calls; its code is loaded with the first call. */
export function startCallScreen(kit: Kit, onClose: () => void) {
  const { chat, speak, ask } = kit
  const texts = speak({ ...screenTexts, ...failureTexts })
  const { conversation } = chat
  let call: CallScreen | undefined
  let failure = ''
  /** The latest opening; earlier ones were closed. */
  let opening = {}
  /** Returns whether the page keeps the microphone from the chat, for example by a frame without `allow`. */
  const isForbidden = () => document.featurePolicy?.allowsFeature('microphone') === false

  async function start(current: object): Promise<void> {
    failure = isForbidden() ? texts().noMicrophoneHere : ''
    if (failure) return
    const [reply, voice] = await Promise.all([
      // The server decides whether a call is allowed, whichever transport is used.
      ask<CallReply>('call', { context: { ...conversation.context, page: location.href } }),
      import('../../voice/startCall.tsx').catch(() => undefined),
    ])
    const line = 'code' in reply ? undefined : reply.line
    const vendor = line && (await import('../../voice/createVapiVoice.ts').catch(() => undefined))
    if (current !== opening) return
    if ('code' in reply) failure = failureText(reply.code, texts())
    else if (!voice || (line && !vendor)) failure = texts().failed
    else call = voice.startCall(kit, onClose, retry, line && vendor?.createVapiVoice(line))
    chat.update()
  }

  function open(): void {
    opening = {}
    void start(opening)
  }

  function close(): void {
    opening = {}
    call?.end()
    call = undefined
  }

  function retry(): void {
    close()
    open()
    chat.update()
  }

  return {
    open,
    close,
    update: () => call?.update(),
    view(): ComponentChildren {
      if (call) return call.view()
      const say = texts()
      return (
        <div key="call" class="screen call">
          <CallStage
            config={conversation.state.config}
            mood={failure ? 'failed' : 'connecting'}
            words={failure || say.connecting}
          />
          <div class="buttons">
            {failure && !isForbidden() ? (
              <button key="retry" class="way retry" onClick={retry}>
                {say.tryAgain}
              </button>
            ) : null}
            <button key="back" class="way" onClick={onClose}>
              {say.back}
            </button>
          </div>
        </div>
      )
    },
  }
}
