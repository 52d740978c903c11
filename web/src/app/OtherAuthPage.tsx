import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx'
import { InvitePage } from '../features/auth/InvitePage.tsx'
import { LostPage } from '../features/auth/LostPage.tsx'
import { MetaCallbackPage } from '../features/auth/MetaCallbackPage.tsx'
import { MetaDeletionPage } from '../features/auth/MetaDeletionPage.tsx'
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx'
import { SignUpPage } from '../features/auth/SignUpPage.tsx'
import { VerifyEmailPage } from '../features/auth/VerifyEmailPage.tsx'
import { ToOnboarding } from '../features/auth/ToOnboarding.tsx'
import { WelcomePage } from '../features/auth/WelcomePage.tsx'

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
