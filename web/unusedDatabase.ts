/** Replaces `firebase/database` in reactfire, which names these functions in a table when it is loaded. */
function notUsed(): never {
  throw new Error('The Realtime Database is left out of the build.')
}

export {
  notUsed as get,
  notUsed as off,
  notUsed as onChildAdded,
  notUsed as onChildChanged,
  notUsed as onChildMoved,
  notUsed as onChildRemoved,
  notUsed as onValue,
}
