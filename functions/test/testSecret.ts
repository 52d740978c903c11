export const testSecret = 'a-secret-of-at-least-thirty-two-characters'
