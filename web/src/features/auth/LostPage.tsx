import { AuthFrame } from './AuthFrame.tsx'

export function LostPage() {
  return (
    <AuthFrame title="Page not found" lead="The address is wrong, or what was here has been deleted.">
      <a className="auth-primary" href="/app">
        Go to your agents
      </a>
    </AuthFrame>
  )
}
