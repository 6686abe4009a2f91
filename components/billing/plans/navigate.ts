/** Goes to another page or site. */
export function navigateTo(address: string): void {
  window.location.assign(address);
}

/** Reloads the page from the server. */
export function reloadPage(): void {
  window.location.reload();
}
