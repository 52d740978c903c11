import type { VendorCall } from '@parley/functions/shared/chat/callApi'
import type { VoiceHandlers, VoiceTransport } from './VoiceTransport.ts'

/** The part of Vapi's SDK that a call needs. */
export interface VapiCall {
  on(event: string, listener: (detail: unknown) => void): unknown
  reconnect(call: { id: string; webCallUrl: string }): Promise<void>
  setMuted(isMuted: boolean): void
  stop(): Promise<void>
}
type VapiClass = new (token: string, api: undefined, daily: { avoidEval: boolean }) => VapiCall

/**
 * Creates the transport of a Vapi call that the server has created. The browser only joins it, without a key,
 * a prompt or influence on the answers.
 * The SDK is loaded for the first such call, and itself loads its media code from daily.co.
 */
export function createVapiVoice(
  { id, joinUrl }: VendorCall,
  load: () => Promise<VapiClass> = loadVapi,
): VoiceTransport {
  let call: VapiCall | undefined
  let isJoined = false
  let isListening = true
  let isOver = false

  async function join(handlers: VoiceHandlers): Promise<void> {
    try {
      const Vapi = await load()
      if (isOver) return
      // Otherwise the SDK evaluates the code that it loads, which a page with a content security policy
      // forbids.
      call = new Vapi('', undefined, { avoidEval: true })
      follow(call, handlers, over)
      await call.reconnect({ id, webCallUrl: joinUrl })
      isJoined = true
      if (isOver) return leave()
      call.setMuted(!isListening)
      handlers.onPhase('listening')
    } catch {
      over(() => handlers.onFailure('connection'))
    }
  }

  /** Ends a call once, and ignores everything after that. */
  function over(notify: () => void): void {
    if (isOver) return
    leave()
    notify()
  }

  function leave(): void {
    isOver = true
    call?.stop().catch(() => {})
  }

  return {
    start: (handlers) => void join(handlers),
    listen(isWanted) {
      isListening = isWanted
      if (isJoined && !isOver) call?.setMuted(!isWanted)
    },
    stop: leave,
  }
}

/** Passes the events of a call on. `over` ends the call once, and then calls its argument. */
function follow(
  joined: VapiCall,
  { onHeard, onSaid, onPhase, onFailure, onEnd }: VoiceHandlers,
  over: (notify: () => void) => void,
): void {
  /** True once anything was said. */
  let isAlive = false
  // A call that ends before any word has failed, for example because it was not joined in time.
  const hangUp = () => over(() => (isAlive ? onEnd() : onFailure('connection')))
  joined.on('message', (detail) => {
    const { type, role, status, transcript, transcriptType } = fieldsOf(detail)
    isAlive ||= type === 'transcript' || type === 'speech-update'
    if (type === 'transcript' && role === 'user') onHeard(transcript, transcriptType === 'final')
    if (type === 'transcript' && role === 'assistant' && transcriptType === 'final') onSaid(transcript)
    if (type === 'speech-update' && role === 'assistant')
      onPhase(status === 'started' ? 'speaking' : 'listening')
    if (type === 'user-interrupted') onPhase('listening')
    if (type === 'status-update' && status === 'ended') hangUp()
  })
  joined.on('call-end', hangUp)
  joined.on('camera-error', () => over(() => onFailure('microphone')))
  // Other errors, such as a missing noise filter, do not end a call.
  joined.on('error', (detail) => {
    if (fieldsOf(detail).type !== 'daily-error') return
    // A call that the other end hangs up is also reported as an error.
    if (/ended|eject/i.test(JSON.stringify(detail))) hangUp()
    else over(() => onFailure('connection'))
  })
}

/**
 * Loads the package. It is CommonJS, and a bundler returns its class one `default` deeper than a test runner
 * does.
 */
async function loadVapi(): Promise<VapiClass> {
  const vendor: { default: VapiClass | { default: VapiClass } } = await import('@vapi-ai/web')
  return 'default' in vendor.default ? vendor.default.default : vendor.default
}

/** Returns the text fields of an event; missing ones are empty. */
function fieldsOf(
  detail: unknown,
): Record<'type' | 'role' | 'status' | 'transcript' | 'transcriptType', string> {
  const settings: Partial<Record<string, unknown>> =
    typeof detail === 'object' && detail !== null ? { ...detail } : {}
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '')
  return {
    type: text('type'),
    role: text('role'),
    status: text('status'),
    transcript: text('transcript'),
    transcriptType: text('transcriptType'),
  }
}
