export function navigateTo(address: string): void {
  window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}
