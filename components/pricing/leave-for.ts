/** Goes to another page or site. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
