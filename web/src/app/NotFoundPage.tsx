import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Message } from '../components/Message.tsx'

export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page not found · Parley'
  }, [])
  return (
    <Message title="Page not found" text="The address is wrong, or what was here has been deleted.">
      <Button component={Link} to="/app">
        Go to your agents
      </Button>
    </Message>
  )
}
