import { AuthFrame } from './AuthFrame.tsx'
import { goTo } from './goTo.ts'

export function FrontPage() {
  return (
    <AuthFrame
      title="Agents that know your business"
      lead="Give an agent your documents, test what it says and why, and put it on your website in an afternoon."
    >
      <a className="auth-primary" href="/signup" onClick={goTo}>
        Create an account
      </a>
      <a className="auth-secondary" href="/login" onClick={goTo}>
        Sign in
      </a>
    </AuthFrame>
  )
}
