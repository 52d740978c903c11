import { Button } from '@mantine/core'
import { AuthFrame } from './AuthFrame.tsx'

export function LostPage() {
  return (
    <AuthFrame title="Page not found" lead="The address is wrong, or what was here has been deleted.">
      <Button component="a" size="md" fullWidth href="/app">
        Go to your agents
      </Button>
    </AuthFrame>
  )
}
