import { useEffect, useRef, useState } from 'react'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { endImpersonationHere } from '../../../lib/session/impersonation.ts'
import { broughtCredentials } from '../../../lib/signIn/linkCredentials.ts'
import { readStored, writeEnding } from '../../../lib/browser/stored.ts'
import { useAuthTask, type AuthTask } from '../useAuthTask.ts'

/** `asking`: a link would replace an existing session. */
type Arrival = 'form' | 'waiting' | 'asking'

interface LinkSignIn extends Pick<AuthTask, 'isBusy' | 'error'> {
  arrival: Arrival
  /** The email in the link, if any. */
  email: string
  useLink: () => void
}

/**
 * Redirects a client who is already signed in. A link signs in automatically, once; it replaces another
 * session only on request.
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
        // An impersonation is a session of this tab alone, and replaces none.
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
 * Makes the tab an ordinary one again after an invalid or used impersonation link. Reloads the page, because
 * its sign-in was set up for the impersonation.
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
