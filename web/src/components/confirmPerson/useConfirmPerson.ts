import { useEffect, useState } from 'react'
import { z } from 'zod'
import { toCallError } from '../../lib/errors.ts'
import { t } from './texts.ts'

/** The refusal of an action that needs a recent sign-in. */
const refusal = 'signInFirst'

/** Returns whether an action was refused because its person signed in too long ago. */
export function needsSignIn(error: unknown): boolean {
  return toCallError(error).refusal === refusal
}

/**
 * Runs an action that needs a recent sign-in, and asks for the password where it is not recent. What else the
 * form contains stays. `isStale`: the server has refused the action already.
 */
export function useConfirmPerson(isStale = false) {
  const [needsPassword, setNeedsPassword] = useState(false)

  useEffect(() => {
    if (!isStale) return
    let isGone = false
    void import('../../lib/session/signInAgain.ts').then(({ hasPassword }) => {
      if (!isGone && hasPassword()) setNeedsPassword(true)
    })
    return () => {
      isGone = true
    }
  }, [isStale])

  /** Returns whether the action was run; otherwise the password is asked for now. */
  async function run(password: string, work: () => Promise<void>): Promise<boolean> {
    const isRefused = isStale || needsPassword
    if (!(await confirm(needsPassword ? password : undefined, isRefused))) return false
    try {
      await work()
      return true
    } catch (error) {
      // The clocks of browser and server differ.
      if (isRefused || !needsSignIn(error)) throw error
      if (!(await confirm(undefined, true))) return false
      await work()
      return true
    }
  }

  async function confirm(password: string | undefined, isRefused: boolean): Promise<boolean> {
    const { confirmPerson } = await import('../../lib/session/confirmPerson.ts')
    const isConfirmed = await confirmPerson({ password, isRefused, wrong: t('passwordWrong') })
    if (!isConfirmed) setNeedsPassword(true)
    return isConfirmed
  }

  const passwordSchema = needsPassword ? z.string().min(1, t('passwordMissing')) : z.string()
  return { needsPassword, passwordSchema, run }
}
