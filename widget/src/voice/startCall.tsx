import { speakableText } from '@parley/functions/shared/texts/speakableText'
import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import { createMessageId } from '../chat/conversation/createMessageId.ts'
import type { Kit } from '../extras/createKit.ts'
import { isMessage } from '../extras/isMessage.ts'
import { callTexts } from './callTexts.ts'
import { CallView, type Line, type Phase } from './CallView.tsx'
import { createBrowserVoice } from './createBrowserVoice.ts'
import { isEcho } from './isEcho.ts'
import type { VoiceTransport } from './VoiceTransport.ts'

/**
 * Browsers need some time to finalize what they have heard; an utterance that ends before that is sent after
 * this time.
 */
const finalTextMs = 1500

export interface CallScreen {
  view: () => ComponentChildren
  /** Called after each rendering. */
  update: () => void
  end: () => void
}

/**
 * Starts a call: each utterance is sent as a message, and its answer is spoken. A call at a vendor, whose
 * server answers, is only shown; its messages are in the conversation after the call.
 */
export function startCall(
  kit: Kit,
  onClose: () => void,
  onRetry: () => void,
  transport?: VoiceTransport,
): CallScreen {
  const { chat, i18n, on } = kit
  const texts = i18n(callTexts)
  const { conversation } = chat
  const { language = 'en', silenceMs = 900 } = conversation.state.config?.voice ?? {}
  const voice = transport ?? createBrowserVoice(language)
  const { speaker } = voice
  const begunAt = Date.now()
  const clock = setInterval(chat.update, 1000)
  let phase: Phase = speaker ? 'listening' : 'connecting'
  let lines: Line[] = []
  let replies: string[] = []
  /** The final and the interim text of the current utterance. */
  let finalText = ''
  let unfinished = ''
  let spokenText = ''
  let isMuted = false
  let isByButton = false
  let isHeld = false
  /** The button was released; the final text may still arrive. */
  let isReleased = false
  /** The id of the message that waits for its answer. */
  let requestId: string | undefined
  let failure: 'failed' | 'noVoice' | 'noMicrophone' | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const unsubscribers = speaker
    ? [
        // Messages that were written before or during the call get a written answer.
        on(
          'answer',
          (detail) =>
            isMessage(detail) &&
            (phase !== 'thinking' || conversation.state.pending?.id === requestId) &&
            void answer(detail),
        ),
        on('error', () => {
          failure = 'failed'
          enter('listening')
        }),
      ]
    : []
  voice.start({
    onHeard(text, isFinal) {
      if (!speaker) return follow(text, isFinal)
      if (isMuted || (isByButton && !isHeld && !isReleased) || phase === 'thinking') return
      if (phase === 'speaking') {
        if (isEcho(text, spokenText)) return
        interrupt()
      }
      unfinished = `${finalText} ${text}`.trim()
      if (isFinal) finalText = unfinished
      if (isReleased) return isFinal ? send() : chat.update()
      clearTimeout(silence)
      if (!isByButton) silence = setTimeout(send, isFinal ? silenceMs : Math.max(silenceMs, finalTextMs))
      chat.update()
    },
    onSaid: (text) => add(false, text),
    onPhase: enter,
    onFailure(reason) {
      failure = ({ unsupported: 'noVoice', microphone: 'noMicrophone', connection: 'failed' } as const)[
        reason
      ]
      enter('failed')
    },
    onEnd: onClose,
  })

  /** Shows the visitor's speech in a call at a vendor, whose server answers. */
  function follow(text: string, isFinal: boolean): void {
    unfinished = isFinal ? '' : text
    if (!isFinal) return enter('listening')
    add(true, text)
    enter('thinking')
  }

  /** Adds a piece of speech of a call at a vendor. */
  function add(isVisitor: boolean, text: string): void {
    const last = lines.at(-1)
    const isMore = last?.isVisitor === isVisitor
    lines = [
      ...(isMore ? lines.slice(0, -1) : lines),
      { isVisitor, text: isMore ? `${last?.text} ${text}` : text },
    ]
    chat.update()
  }

  function enter(next: Phase): void {
    phase = next
    chat.update()
  }

  function send(text = unfinished): void {
    clearTimeout(silence)
    isReleased = false
    finalText = unfinished = ''
    failure = undefined
    if (!text || phase === 'failed') return enter(phase)
    lines = [...lines, { isVisitor: true, text }]
    replies = []
    requestId = createMessageId()
    phase = 'thinking'
    // Words that wait behind another message cannot agree to what its answer asks.
    conversation.send(text, { id: requestId, isSpoken: !conversation.state.pending })
    chat.update()
  }

  /** Listens again when no answer follows: a person has taken over, or the answer has no text. */
  function update(): void {
    const { pending, waiting } = conversation.state
    const isUnderWay = [pending, ...waiting].some(
      (message) => message?.id === requestId && !message?.isUnsent,
    )
    if (speaker && phase === 'thinking' && !isUnderWay) enter('listening')
  }

  async function answer({ text, replies: offered = [] }: ChatMessage): Promise<void> {
    replies = offered
    const words = speakableText(text)
    lines = [...lines, { isVisitor: false, text: words }]
    spokenText = words
    enter('speaking')
    await speaker?.speak(words, language)
    // Another answer or the visitor may have begun to speak since.
    if (spokenText === words && phase === 'speaking') enter('listening')
  }

  /** Stops speaking and listens as soon as the visitor speaks. */
  function interrupt(): void {
    spokenText = ''
    speaker?.hush()
    enter('listening')
  }

  function pressToTalk(isDown: boolean): void {
    if (isHeld === isDown) return
    isHeld = isDown
    if (isDown && speaker && phase === 'speaking') interrupt()
    clearTimeout(silence)
    isReleased = !isDown && !!speaker
    // Final text is sent at once.
    if (isReleased && unfinished && unfinished === finalText) send()
    else if (isReleased) silence = setTimeout(send, finalTextMs)
    listen()
  }

  /**
   * Listens if allowed. A vendor's server answers all that it hears, so the call is muted; what the browser
   * hears can be discarded later.
   */
  function listen(): void {
    voice.listen(!isMuted && (!!speaker || !isByButton || isHeld))
    chat.update()
  }

  return {
    update,
    view: () =>
      CallView({
        texts: texts(),
        failure: failure ? texts()[failure] : '',
        config: conversation.state.config,
        seconds: Math.floor((Date.now() - begunAt) / 1000),
        phase,
        lines,
        replies,
        heard: unfinished,
        isMuted,
        isByButton,
        isHeld,
        onReply(reply) {
          interrupt()
          send(reply)
        },
        onMute() {
          isMuted = !isMuted
          listen()
        },
        onMode() {
          isByButton = !isByButton
          listen()
        },
        onHold: pressToTalk,
        // A browser without speech recognition will not get it by another attempt.
        onRetry: failure === 'noVoice' ? undefined : onRetry,
        onHangUp: onClose,
      }),
    end() {
      clearInterval(clock)
      clearTimeout(silence)
      for (const unsubscribe of unsubscribers) unsubscribe()
      voice.stop()
      // The server has stored the messages of a call at a vendor.
      if (!speaker) conversation.change({ conversationId: conversation.state.conversationId })
    },
  }
}
