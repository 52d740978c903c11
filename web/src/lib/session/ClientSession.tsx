import { uidOfClient } from '@parley/functions/shared/agencies/client'
import { impersonatorPrefix } from '@parley/functions/shared/agencies/impersonation'
import type { Region } from '@parley/functions/shared/regions/regions'
import { onAuthStateChanged } from 'firebase/auth'
import { useEffect, useState, type ReactNode } from 'react'
import { auth } from '../firebase.ts'
import { endImpersonationHere, isImpersonating } from './impersonation.ts'
import { webPaths } from '../webPaths.ts'
import { SessionContext, type Session } from './session.ts'
import { isSessionEnding } from './signOut.ts'
import { writeEnding } from '../browser/stored.ts'

interface ClientSessionProps {
  /** The region of the agency whose host shows the page. */
  region: Region
  /** Shown until it is known who is signed in, and while the page redirects. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Gives its children the session of a client of the agency's region, and sends all others to the sign-in
 * page. Signing out leads to the front page.
 */
export function ClientSession({ region, fallback, children }: ClientSessionProps) {
  // The session stays until the other page has loaded, so that open content is not rendered again without it.
  const [session, setSession] = useState<Session>()

  useEffect(() => {
    let signedIn: string | undefined
    return onAuthStateChanged(auth, (user) => {
      const prefix = isImpersonating() ? impersonatorPrefix : uidOfClient(region, '')
      if (user?.uid.startsWith(prefix) && (signedIn ?? user.uid) === user.uid) {
        signedIn = user.uid
        writeEnding(null)
        setSession({ uid: user.uid, email: '', name: '' })
      } else if (user && signedIn !== undefined) {
        // Another person has signed in, in another tab: nothing of the first person may stay here.
        location.replace('/app')
      } else if (signedIn !== undefined && !isSessionEnding()) {
        location.replace('/')
      } else {
        // Without its session an impersonation is over: an ordinary sign-in must be possible in this tab.
        if (isImpersonating()) endImpersonationHere()
        location.replace(webPaths.signIn(location.pathname + location.search))
      }
    })
  }, [region])

  return session === undefined ? fallback : <SessionContext value={session}>{children}</SessionContext>
}

/** Returns the number of the session; the access document has a higher one once the session was ended. */
export async function sessionVersion(): Promise<number> {
  const result = await auth.currentUser?.getIdTokenResult()
  const version = result?.claims['sv']
  return typeof version === 'number' ? version : 0
}
