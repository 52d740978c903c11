import type { MetaPurpose } from '@parley/functions/shared/channels/channels'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { awaitMetaReturn } from '../../../lib/signIn/metaReturn.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'

const windowFeatures = 'popup,width=620,height=760'
const lookEveryMs = 500

interface MetaSignIn {
  isBusy: boolean
  /** The reason why there is no sign-in; empty without one. */
  problem: string
  signIn: () => void
}

/**
 * Signs a person in at Meta in a separate window; `onSignedIn` gets the id of the completed sign-in, and is
 * part of the progress.
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
    // A closed dialog no longer opens Meta.
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
   * Reports that the person has closed the window; if the browser only seems to say so, the sign-in
   * continues. Returns a function that stops the polling.
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
    // Browsers only open a window during the click itself; it is redirected to Meta when the URL is known.
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
