import { doc } from 'firebase/firestore'
import { useEffect, type ReactNode } from 'react'
import { FirebaseAppProvider, FirestoreProvider, useFirestore, useFirestoreDocData } from 'reactfire'
import type { DocumentTypes, DocumentLocation } from './documents.ts'
import { app } from './firebase.ts'
import { database, parseDocument } from './firestore.ts'
import type { Live } from './live.ts'
import type { ReactfireDocumentProps, ShellDocumentKind } from './liveShell.tsx'

/**
 * reactfire, for what suits it: documents that live as long as the page. It never closes a listener, keeps
 * failures, and serves whoever signs in next from its cache, so lists and the documents of an address go
 * through `live.ts`; signing in or out is a full page load.
 */
export function ReactfireWorkspace(props: ReactfireDocumentProps<'workspace'>) {
  return (
    <Providers place={props.place}>
      <Follower {...props} />
    </Providers>
  )
}

export function ReactfireWallet(props: ReactfireDocumentProps<'wallet'>) {
  return (
    <Providers place={props.place}>
      <Follower {...props} />
    </Providers>
  )
}

function Providers({ place, children }: { place: DocumentLocation; children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={database(place.region)}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  )
}

interface FollowerProps<Kind extends ShellDocumentKind> {
  kind: Kind
  place: DocumentLocation
  onChange: (live: Live<DocumentTypes[Kind] | null>) => void
}

function Follower<Kind extends ShellDocumentKind>({
  kind,
  place: { region, path },
  onChange,
}: FollowerProps<Kind>) {
  // Its cache tells documents apart by path and id field, not by database: the region as the field's name
  // keeps the two databases apart, and the schema drops the field again.
  const { status, data } = useFirestoreDocData(doc(useFirestore(), path), {
    suspense: false,
    idField: `@${region}`,
  })

  useEffect(() => {
    if (status !== 'success') onChange({ status: 'loading' })
    else onChange(parseDocument(kind, data))
  }, [kind, status, data, onChange])

  return null
}
