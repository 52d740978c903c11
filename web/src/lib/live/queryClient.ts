import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of single reads, by TanStack Query; followed data is in `live.ts`.
 * Its keys begin with the person's id, and signing in or out is a full page load.
 * So one person never sees the data of another.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Firestore and the callables retry themselves; people see a failure at once.
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})
