import { ModelKeysSection } from '../features/modelKeys/ModelKeysSection.tsx'
import { CredentialsPage } from '../features/tools/CredentialsPage.tsx'

/** All that a workspace signs in with elsewhere: its functions, and its own keys for models. */
export function CredentialsRoute() {
  return (
    <CredentialsPage>
      <ModelKeysSection />
    </CredentialsPage>
  )
}
