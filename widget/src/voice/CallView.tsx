import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { Glyph } from '../extras/Glyph.tsx'
import { CallStage } from '../extras/screens/CallStage.tsx'
import type { callTexts } from './callTexts.ts'
import { phone } from '../chat/Icon.tsx'
import type { Texts } from '../chat/texts.ts'

const microphone = 'M12 14a3 3 0 003-3V6a3 3 0 00-6 0v5a3 3 0 003 3zM6 11c0 8 12 8 12 0M12 17v4'
/** A finger that presses. */
const pressed = 'M8 14V4a2 2 0 014 0v7h4a4 4 0 014 4v1a5 5 0 01-5 5h-3c-2 0-3-1-4-2l-4-5c-1-2 1-3 2-2z'
/** Sound waves: words that are sent automatically. */
const waves = 'M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4'

export type Phase = 'connecting' | 'listening' | 'thinking' | 'speaking' | 'failed'

export interface Line {
  isVisitor: boolean
  text: string
}

interface CallViewProps {
  texts: typeof callTexts & Texts
  phase: Phase
  lines: Line[]
  /** The texts that the last answer offers. */
  replies: string[]
  /** The current utterance. */
  heard: string
  failure: string
  config: WidgetConfig | undefined
  /** The duration of the call in seconds. */
  seconds: number
  isMuted: boolean
  isByButton: boolean
  isHeld: boolean
  onReply: (reply: string) => void
  onMute: () => void
  onMode: () => void
  onHold: (isDown: boolean) => void
  /** Undefined when another attempt is useless. */
  onRetry: (() => void) | undefined
  onHangUp: () => void
}

/** Renders the offered replies as buttons. */
function CallReplies({ replies, onReply }: Pick<CallViewProps, 'replies' | 'onReply'>) {
  return replies.length ? (
    <div class="replies">
      {replies.map((reply) => (
        <button key={reply} dir="auto" class="pill" onClick={() => onReply(reply)}>
          {reply}
        </button>
      ))}
    </div>
  ) : null
}

/** Renders a call: who speaks, the current text, and its few buttons. */
export function CallView({
  texts,
  phase,
  lines,
  replies,
  heard,
  failure,
  config,
  seconds,
  isMuted,
  isByButton,
  isHeld,
  onReply,
  onMute,
  onMode,
  onHold,
  onRetry,
  onHangUp,
}: CallViewProps) {
  const mustHold = phase === 'listening' && isByButton && !isHeld
  const state = phase === 'failed' ? '' : texts[isMuted ? 'muted' : mustHold ? 'holdToTalk' : phase]
  return (
    <div key="call" class="screen call">
      <CallStage
        config={config}
        mood={isMuted ? 'muted' : phase}
        words={failure || state}
        seconds={phase === 'failed' ? undefined : seconds}
      />
      <ol class="lines" dir="auto">
        {lines.slice(-3).map(({ isVisitor, text }, index) => (
          <li key={`${lines.length}-${index}`} class={isVisitor ? 'said' : ''}>
            {text}
          </li>
        ))}
        {heard ? (
          <li key="heard" class="said live">
            {heard}
          </li>
        ) : null}
      </ol>
      {phase === 'failed' ? null : <CallReplies key="replies" {...{ replies, onReply }} />}
      <div class="buttons">
        {phase === 'failed' ? (
          <>
            {onRetry ? (
              <button key="retry" class="way retry" onClick={onRetry}>
                {texts.tryAgain}
              </button>
            ) : null}
            <button key="back" class="way" onClick={onHangUp}>
              {texts.back}
            </button>
          </>
        ) : (
          <>
            {isByButton ? (
              <button
                key="hold"
                class="hold"
                onPointerDown={() => onHold(true)}
                onPointerUp={() => onHold(false)}
                onPointerCancel={() => onHold(false)}
                onKeyDown={(event) => event.key === ' ' && onHold(true)}
                onKeyUp={(event) => event.key === ' ' && onHold(false)}
              >
                {texts.pushToTalk}
              </button>
            ) : null}
            <button key="mute" aria-pressed={isMuted} onClick={onMute}>
              <Glyph path={isMuted ? `${microphone}M4 4l16 16` : microphone} />
              {isMuted ? texts.unmute : texts.mute}
            </button>
            <button key="mode" onClick={onMode}>
              <Glyph path={isByButton ? waves : pressed} />
              {isByButton ? texts.talkFreely : texts.pushToTalk}
            </button>
            <button key="hang" class="hang" onClick={onHangUp}>
              <Glyph path={phone} />
              {texts.hangUp}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
