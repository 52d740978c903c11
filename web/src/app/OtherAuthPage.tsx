import { ForgotPasswordPage } from '../features/auth/signIn/ForgotPasswordPage.tsx'
import { InvitePage } from '../features/auth/invite/InvitePage.tsx'
import { LostPage } from '../features/auth/LostPage.tsx'
import { MetaCallbackPage } from '../features/auth/meta/MetaCallbackPage.tsx'
import { MetaDeletionPage } from '../features/auth/meta/MetaDeletionPage.tsx'
import { ResetPasswordPage } from '../features/auth/signIn/ResetPasswordPage.tsx'
import { SignUpPage } from '../features/auth/signUp/SignUpPage.tsx'
import { VerifyEmailPage } from '../features/auth/verification/VerifyEmailPage.tsx'
import { WelcomePage } from '../features/auth/signUp/WelcomePage.tsx'
import { ToOnboarding } from '../features/auth/signUp/ToOnboarding.tsx'

const pages = new Map([
  ['/signup', <SignUpPage key="signup" />],
  ['/forgot-password', <ForgotPasswordPage key="forgot" />],
  ['/reset-password', <ResetPasswordPage key="reset" />],
  ['/verify-email', <VerifyEmailPage key="verify" />],
  ['/onboarding', <ToOnboarding key="onboarding" />],
  ['/welcome', <WelcomePage key="welcome" />],
  ['/meta/callback', <MetaCallbackPage key="meta" />],
  ['/meta/deletion', <MetaDeletionPage key="metaDeletion" />],
])

export function OtherAuthPage({ path }: { path: string }) {
  const invitedTo = /^\/no-auth\/workspaces\/([A-Za-z0-9_-]{6,64})\/invite\/?$/.exec(path)?.[1]
  if (invitedTo) return <InvitePage workspaceId={invitedTo} />
  return pages.get(path) ?? <LostPage />
}
