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
  const { chat, i18n, post } = kit
  const texts = i18n({ ...screenTexts, ...failureTexts })
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
      post<CallReply>('call', { context: { ...conversation.context, page: location.href } }),
      import('../../voice/startCall.tsx').catch(() => undefined),
    ])
    const vendorCall = 'code' in reply ? undefined : reply.line
    const vendor = vendorCall && (await import('../../voice/createVapiVoice.ts').catch(() => undefined))
    if (current !== opening) return
    if ('code' in reply) failure = failureText(reply.code, texts())
    else if (!voice || (vendorCall && !vendor)) failure = texts().failed
    else call = voice.startCall(kit, onClose, retry, vendorCall && vendor?.createVapiVoice(vendorCall))
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
      const labels = texts()
      return (
        <div key="call" class="screen call">
          <CallStage
            config={conversation.state.config}
            mood={failure ? 'failed' : 'connecting'}
            words={failure || labels.connecting}
          />
          <div class="buttons">
            {failure && !isForbidden() ? (
              <button key="retry" class="way retry" onClick={retry}>
                {labels.tryAgain}
              </button>
            ) : null}
            <button key="back" class="way" onClick={onClose}>
              {labels.back}
            </button>
          </div>
        </div>
      )
    },
  }
}
