import { ModelKeysSection } from '../../features/modelKeys/ModelKeysSection.tsx'
import { CredentialsPage } from '../../features/tools/credentials/CredentialsPage.tsx'

/** The credentials of a workspace: of its functions, and its own model keys. */
export function CredentialsRoute() {
  return (
    <CredentialsPage>
      <ModelKeysSection />
    </CredentialsPage>
  )
}
