import { useEffect, useRef, useState } from 'react'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { endImpersonationHere } from '../../../lib/impersonation.ts'
import { broughtCredentials } from '../../../lib/linkCredentials.ts'
import { readStored, writeEnding } from '../../../lib/stored.ts'
import { useAuthTask, type AuthTask } from '../useAuthTask.ts'

/** `asking`: a link would take the place of a session that there is. */
type Arrival = 'form' | 'waiting' | 'asking'

interface LinkSignIn extends Pick<AuthTask, 'isBusy' | 'error'> {
  arrival: Arrival
  /** The address that the link names, if it does. */
  email: string
  useLink: () => void
}

/**
 * Leads on a client who is signed in already. A link signs in by itself, once; it replaces another session
 * only when the person asks for it.
 */
export function useLinkSignIn(agency: CurrentAgency, onSignedIn: () => void): LinkSignIn {
  const [link] = useState(broughtCredentials)
  const isWorthAsking = link !== undefined || readStored('signedIn') !== null
  const [arrival, setArrival] = useState<Arrival>(isWorthAsking ? 'waiting' : 'form')
  const { run, isBusy, error } = useAuthTask()
  const hasBegun = useRef(false)

  function signIn() {
    run(async () => {
      try {
        const { signInByLink } = await import('./clientSignInActions.ts')
        if (link) await signInByLink(agency, link)
        onSignedIn()
      } catch (failure) {
        if (link?.kind === 'secret') return leaveImpersonation(failure)
        setArrival('form')
        throw failure
      }
    })
  }

  useEffect(() => {
    if (arrival !== 'waiting' || hasBegun.current) return
    hasBegun.current = true
    findSession().then(
      (hasSession) => {
        // Its session is one of this tab alone, and takes nobody's place.
        if (link && (!hasSession || link.kind === 'secret')) signIn()
        else if (link) setArrival('asking')
        else if (hasSession) onSignedIn()
        else setArrival('form')
      },
      () => setArrival('form'),
    )
  })

  return {
    arrival,
    isBusy,
    error,
    email: link?.kind === 'password' ? link.email : '',
    useLink: signIn,
  }
}

/**
 * Makes the tab an ordinary one again, after a link to look at a dashboard that is over or was never one. The
 * page loads anew because its sign-in was set up for the impersonation.
 */
function leaveImpersonation(failure: unknown): void {
  endImpersonationHere()
  writeEnding(sentenceOf(failure))
  location.replace('/login')
}

async function findSession(): Promise<boolean> {
  const { hasSession } = await import('./clientSignInActions.ts')
  return hasSession()
}
