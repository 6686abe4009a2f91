export default function NotFound() {
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="text-3xl font-bold">Unexpected Application Error!</h1>
      <p className="text-ink-soft mt-3">404 Not Found</p>
    </main>
  );
}
