import type { MetaPurpose } from '@parley/functions/shared/channels/channels'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { awaitMetaReturn } from '../../../lib/metaReturn.ts'
import { useAgentEditing, useStoredAgent } from '../AgentDraftContext.ts'
import { t } from './texts.ts'

const windowFeatures = 'popup,width=620,height=760'
const lookEveryMs = 500

interface MetaSignIn {
  isBusy: boolean
  /** Why there is no sign-in; empty for nothing to say. */
  problem: string
  signIn: () => void
}

/**
 * Signs somebody in at Meta in a window of its own; `onSignedIn` gets what the finished sign-in is named by, and
 * is part of it.
 */
export function useMetaSignIn(
  purpose: MetaPurpose,
  onSignedIn: (loginId: string) => void | Promise<void>,
): MetaSignIn {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  async function run(meta: Window, signal: AbortSignal, onReturned: () => void): Promise<void> {
    const { url } = await call('startMetaLogin', { region, agentId, purpose }, region)
    // Whoever has closed the dialog meanwhile is not led to Meta any more.
    signal.throwIfAborted()
    const state = new URL(url).searchParams.get('state') ?? ''
    const returning = awaitMetaReturn(state, signal)
    meta.location.href = url
    const { code } = await returning
    onReturned()
    setBusy(true)
    setProblem('')
    if (code === '') return setProblem(t('metaRefused'))
    const { loginId } = await call('exchangeMetaToken', { region, code, state }, region)
    if (!signal.aborted) await onSignedIn(loginId)
  }

  /**
   * Whoever closes the window is told so; where the browser only seems to say it, the sign-in goes on.
   * Answers what ends the watching.
   */
  function watch(meta: Window): () => void {
    const timer = setInterval(() => {
      if (!meta.closed) return
      clearInterval(timer)
      setBusy(false)
      setProblem(t('metaClosed'))
    }, lookEveryMs)
    return () => clearInterval(timer)
  }

  async function signIn(): Promise<void> {
    waiting.current?.abort()
    const controller = new AbortController()
    waiting.current = controller
    const { signal } = controller
    setProblem('')
    // Browsers let a window open in the very click alone; it is led to Meta when its address is known.
    const meta = window.open('', 'metaSignIn', windowFeatures)
    if (!meta) return setProblem(t('metaBlocked'))
    setBusy(true)
    const stopWatching = watch(meta)
    signal.addEventListener('abort', stopWatching)
    try {
      await run(meta, signal, stopWatching)
    } catch (error) {
      meta.close()
      if (!signal.aborted) setProblem(t('metaError', { message: sentenceOf(error) }))
    } finally {
      if (waiting.current === controller) {
        controller.abort()
        setBusy(false)
      }
    }
  }

  return { isBusy, problem, signIn: () => void signIn() }
}
