import { Button } from '@mantine/core'
import { AuthFrame } from './AuthFrame.tsx'
import { goTo } from './goTo.ts'

export function FrontPage() {
  return (
    <AuthFrame
      title="Agents that know your business"
      lead="Give an agent your documents, test what it says and why, and put it on your website in an afternoon."
    >
      <Button component="a" size="md" fullWidth href="/signup" onClick={goTo}>
        Create an account
      </Button>
      <Button component="a" size="md" fullWidth variant="default" mt="xs" href="/login" onClick={goTo}>
        Sign in
      </Button>
    </AuthFrame>
  )
}
