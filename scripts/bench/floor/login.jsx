// The least that a sign-in page in React can be.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Login() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form>
      <h1>Sign in</h1>
      <input
        type="email"
        aria-label="Email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <input
        type="password"
        aria-label="Password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit">Sign in</button>
    </form>
  )
}

createRoot(document.getElementById('root')).render(<Login />)
