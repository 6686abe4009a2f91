/** Goes to another page or site. */
export function navigateTo(address: string): void {
  window.location.assign(address);
}

/** Fetches the page as it is now in the place of the one shown. */
export function reloadPage(): void {
  window.location.reload();
}
